import type { VariantType } from 'notistack';

/** One short message that was asked for. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly variant: VariantType;
}
