import type { VariantType } from 'notistack';

/** An action that a toast offers, for instance undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** a second action before it, which leaves the message there, such as opening what was made, unless it ends it */
  readonly beside?: { readonly label: string; readonly run: () => void; readonly isLast?: boolean };
  /** for how long it stays, if that is longer than usual; milliseconds */
  readonly shownForMs?: number;
  /** called once the message is gone, whether the action was chosen or not */
  readonly onClosed?: () => void;
}

/** One short message. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly variant: VariantType;
  readonly action?: ToastAction | undefined;
  readonly onShown?: (() => void) | undefined;
}
