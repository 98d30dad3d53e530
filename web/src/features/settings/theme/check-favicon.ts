import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/settings';
import { pictureType } from '../picture/read-picture';

const PROBLEM_TEXTS = {
  'too-large': THEME_TEXTS.faviconTooLarge,
  refused: THEME_TEXTS.faviconRefused,
} as const;

async function shapeProblem(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return THEME_TEXTS.faviconRefused;
  const { width, height } = bitmap;
  bitmap.close();
  if (width !== height) return THEME_TEXTS.faviconNotSquare(width, height);
  return width < LIMITS.faviconMinSide ? THEME_TEXTS.faviconTooSmall(width) : null;
}

/** The type of a valid icon, or why it is invalid: file type, size in bytes, shape or size in pixels. */
export async function checkFavicon(file: File): Promise<{ mime: string } | { problem: string }> {
  const type = await pictureType(file, LIMITS.faviconBytes);
  if ('problem' in type) return { problem: PROBLEM_TEXTS[type.problem] };
  const problem = await shapeProblem(file);
  return problem === null ? type : { problem };
}
