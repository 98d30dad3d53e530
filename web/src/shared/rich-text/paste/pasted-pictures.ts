const UPLOADABLE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const ON_THE_WEB = /^https?:\/\//i;
/** Google Docs hands out addresses of pictures that end after a while. */
const FOR_A_WHILE = /^https?:\/\/(?:lh\d+(?:-[a-z]+)?\.googleusercontent\.com|docs\.google\.com)\//i;

const isPixel = (picture: Element): boolean =>
  ['width', 'height'].some((name) => Number(picture.getAttribute(name) ?? 2) < 2);

const isKept = (source: string): boolean =>
  UPLOADABLE.test(source) || (ON_THE_WEB.test(source) && !FOR_A_WHILE.test(source));

/** Removes pictures that nobody else could see, such as files on this computer. @returns how many */
export function dropPictures(body: Element): number {
  let count = 0;
  for (const picture of body.querySelectorAll('img')) {
    if (isKept(picture.getAttribute('src') ?? '') && !isPixel(picture)) continue;
    if (!isPixel(picture)) count += 1;
    picture.remove();
  }
  return count;
}

/** Whether a picture is part of the text itself, and has to be uploaded. */
export const isEmbedded = (source: string): boolean => UPLOADABLE.test(source);

/** The picture of a data URL as a file. @throws DOMException if it is not base64 */
export function fileOfDataUrl(source: string, name: string): File {
  const [head = '', data = ''] = source.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `${name}.${type.replace(/^image\//, '').replace('jpeg', 'jpg')}`, { type });
}
