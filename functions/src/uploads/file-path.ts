/** Path in its bucket of a file that Storage serves at an address; '' for any other address. */
export const filePath = (address: string): string =>
  URL.canParse(address) ? decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '') : '';
