/** A schedule among the built functions, `minutes` between two of its runs. */
export interface Schedule {
  readonly name: string;
  readonly minutes: number;
  readonly run: (event: { readonly scheduleTime: string }) => Promise<void>;
}

export function schedulesOf(functions: Readonly<Record<string, object>>): Schedule[];
