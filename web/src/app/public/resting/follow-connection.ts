/** Says on a page without its app when the browser is offline. @returns a function that ends it */
export function followConnection(): () => void {
  const banner = document.querySelector<HTMLElement>('.offline-banner');
  const show = () => {
    if (banner !== null) banner.hidden = navigator.onLine;
  };
  show();
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  return () => {
    window.removeEventListener('online', show);
    window.removeEventListener('offline', show);
  };
}
