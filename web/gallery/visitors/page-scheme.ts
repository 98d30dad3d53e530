/** Shows visitors' pages in a scheme, whatever the device asks for, as a visitor does with the switch. */
export function showScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = scheme;
}
