import type { VariantType } from 'notistack';

/** What a toast offers to do about its message, for instance to undo it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** One short message that was asked for. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly variant: VariantType;
  readonly action?: ToastAction | undefined;
  readonly onShown?: (() => void) | undefined;
}
