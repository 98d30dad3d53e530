import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import { pictureType } from '../../../shared/pictures/read-picture';

type Verdict = { mime: string } | { problem: string };

interface Requirements {
  readonly limitBytes: number;
  readonly tooLarge: string;
  shapeProblem(width: number, height: number): string | null;
}

async function checkPicture(
  file: File,
  { limitBytes, tooLarge, shapeProblem }: Requirements,
): Promise<Verdict> {
  const type = await pictureType(file, limitBytes);
  if ('problem' in type) {
    return { problem: type.problem === 'too-large' ? tooLarge : THEME_TEXTS.pictureRefused };
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: THEME_TEXTS.pictureRefused };
  const { width, height } = bitmap;
  bitmap.close();
  const problem = shapeProblem(width, height);
  return problem === null ? type : { problem };
}

function iconProblem(width: number, height: number): string | null {
  if (width !== height) return THEME_TEXTS.faviconNotSquare(width, height);
  return width < LIMITS.faviconMinSide ? THEME_TEXTS.faviconTooSmall(width) : null;
}

const logoProblem = (_width: number, height: number): string | null =>
  height < LIMITS.logoMinHeight ? THEME_TEXTS.logoTooSmall(height) : null;

/** The type of a valid icon, or why it is invalid: file type, size in bytes, shape or size in pixels. */
export const checkFavicon = (file: File): Promise<Verdict> =>
  checkPicture(file, {
    limitBytes: LIMITS.faviconBytes,
    tooLarge: THEME_TEXTS.faviconTooLarge,
    shapeProblem: iconProblem,
  });

/** The type of a valid logo, or why it is invalid: file type, size in bytes or size in pixels. */
export const checkLogo = (file: File): Promise<Verdict> =>
  checkPicture(file, {
    limitBytes: LIMITS.logoBytes,
    tooLarge: THEME_TEXTS.logoTooLarge,
    shapeProblem: logoProblem,
  });
