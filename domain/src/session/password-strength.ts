/** Minimum length in our own check; the provider requires six characters (S5-08, D-02). */
const SHORTEST_CHECKED = 5;
const SHORTEST = 6;
const GOOD_LENGTH = 12;

/** Whether a password is short enough to be refused without asking the provider (S5-08, D-02). */
export const isRefusedHere = (password: string): boolean => password.length < SHORTEST_CHECKED;

export type StrengthHint = 'longer' | 'mix' | 'personal' | 'repeats';

export interface PasswordStrength {
  /** 0 too short, 1 weak, 2 fair, 3 strong */
  readonly level: 0 | 1 | 2 | 3;
  /** hints to improve it, the most useful first */
  readonly hints: readonly StrengthHint[];
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl'];
const ROW_LENGTH = 4;

function hasRow(lower: string): boolean {
  const rows = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
  return rows.some((row) =>
    Array.from({ length: row.length - ROW_LENGTH + 1 }, (_, at) => row.slice(at, at + ROW_LENGTH)).some(
      (part) => lower.includes(part),
    ),
  );
}

const hasRepeats = (lower: string): boolean => /(.)\1\1/u.test(lower) || /(.{2,})\1\1/u.test(lower);

/** Words of a person's name and address that their password should not contain. */
function personalWords(personal: readonly string[]): string[] {
  return personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
}

/**
 * Roughly how hard a password is to guess, and what would help. A hint, not a gate: only the length
 * is enforced.
 * @param personal name and address of the person, which the password should not contain
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const lower = password.toLowerCase();
  const isLong = password.length >= GOOD_LENGTH;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isPredictable = hasRow(lower) || hasRepeats(lower);
  const isPersonal = personalWords(personal).some((word) => lower.includes(word));
  const hints: StrengthHint[] = [
    ...(isPersonal ? (['personal'] as const) : []),
    ...(isPredictable ? (['repeats'] as const) : []),
    ...(isLong ? [] : (['longer'] as const)),
    ...(kinds < 3 && password.length < 20 ? (['mix'] as const) : []),
  ];
  if (password.length < SHORTEST) return { level: 0, hints };
  if (isPersonal || isPredictable) return { level: 1, hints };
  const points = (isLong ? 1 : 0) + (kinds >= 3 || password.length >= 20 ? 1 : 0);
  return { level: points === 2 ? 3 : points === 1 ? 2 : 1, hints };
}
