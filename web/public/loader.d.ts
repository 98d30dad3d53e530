/** What happens to the widget: its document answers, it opens, it closes. */
export type HarborlineEvent = 'ready' | 'open' | 'close';

/** What a page asks of the widget, by `window.harborline.push(call)`, also before the script has loaded. */
export type HarborlineCall = {
  /** key of one library, where a page has the widgets of several; without it, all of them are meant */
  readonly library?: string;
} & (
  | { readonly do: 'open' | 'close' | 'toggle' | 'shutdown' }
  /** what the contact form begins with */
  | { readonly do: 'prefill'; readonly name?: string; readonly email?: string; readonly message?: string }
  /** who the visitor is: a JSON Web Token that your server has signed, as the handbook says */
  | { readonly do: 'identify'; readonly token: string }
  /** what the visitor did, such as 'checkout-started': whoever has their chat sees the last ten names of up to 64 characters */
  | { readonly do: 'event'; readonly name: string }
  | { readonly do: 'on' | 'off'; readonly event: HarborlineEvent; readonly listener: () => void }
);

declare global {
  interface Window {
    harborline?: HarborlineCall[];
  }
}
