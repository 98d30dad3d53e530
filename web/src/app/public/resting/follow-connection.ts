/** Says on a page without its app when the browser is offline. */
export function followConnection(signal: AbortSignal): void {
  const banner = document.querySelector<HTMLElement>('.offline-banner');
  const show = () => {
    if (banner !== null) banner.hidden = navigator.onLine;
  };
  show();
  window.addEventListener('online', show, { signal });
  window.addEventListener('offline', show, { signal });
}
