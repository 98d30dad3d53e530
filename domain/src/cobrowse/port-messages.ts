/**
 * What the widget and the script that records the page around it tell each other (D-66). The widget hands a port to the
 * page's origin, once the page has the script; everything else goes through the port, which nobody else has.
 */

/** The message that brings the port, with what the page shows its visitor while it is recorded. */
export interface PortMessage {
  readonly harborline: 'cobrowse-port';
  /** who sees the page */
  readonly notice: string;
  /** the button that ends it */
  readonly stop: string;
}

/** From the script to the widget. */
export type FromRecorder =
  | { readonly kind: 'ready' }
  /** what has changed, as rrweb tells it */
  | { readonly kind: 'event'; readonly event: object }
  /** the visitor ended it on the page */
  | { readonly kind: 'stop' };

/** From the widget to the script. */
export interface ToRecorder {
  /** 'whole' asks for the page as a whole */
  readonly kind: 'whole' | 'stop';
}

/** Longest notice, in UTF-16 units. */
const LONGEST_NOTICE = 500;

const isNotice = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NOTICE;

/** Reads the message that brings the port; null if it is another. */
export function readPortMessage(data: unknown): PortMessage | null {
  const { harborline, notice, stop } = { ...Object(data) };
  if (harborline !== 'cobrowse-port' || !isNotice(notice) || !isNotice(stop)) return null;
  return { harborline, notice, stop };
}

/** Reads what the script says; null if it is nothing that it says. */
export function readFromRecorder(data: unknown): FromRecorder | null {
  const { kind, event } = { ...Object(data) };
  if (kind === 'event') return typeof event === 'object' && event !== null ? { kind, event } : null;
  return kind === 'ready' || kind === 'stop' ? { kind } : null;
}

/** Reads what the widget says; null if it is nothing that it says. */
export function readToRecorder(data: unknown): ToRecorder | null {
  const { kind } = { ...Object(data) };
  return kind === 'whole' || kind === 'stop' ? { kind } : null;
}
