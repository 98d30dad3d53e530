const hasScheme = (value: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(value);

/** Removes characters that browsers ignore inside a URL and attackers use to hide a scheme. */
const compact = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\s]/gu, '');

/** Whether a link may be followed: http, https, mail, telephone, or relative to this site. */
export function isAllowedLink(href: string): boolean {
  const value = compact(href);
  if (/^[\\/]{2}/.test(value)) return false;
  return !hasScheme(value) || /^(?:https?|mailto|tel):/i.test(value);
}

/** Whether a picture may be loaded: http, https, relative, or a data address of a pixel format. */
export function isAllowedImage(src: string): boolean {
  const value = compact(src);
  if (/^data:image\/(?:png|jpe?g|gif|webp);base64,/i.test(value)) return true;
  if (/^[\\/]{2}/.test(value)) return false;
  return !hasScheme(value) || /^https?:/i.test(value);
}

/** Whether every picture of a srcset may be loaded. */
export const isAllowedImageSet = (srcset: string): boolean =>
  !srcset.includes('data:') &&
  srcset.split(',').every((candidate) => isAllowedImage(candidate.trim().split(/\s+/)[0] ?? ''));
