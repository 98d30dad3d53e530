import { localPort } from '@harborline/domain/local-suite';

/** Where simulated visitors act, how fast, and who hears of it. */
export interface Stage {
  readonly hostingPort: number;
  readonly libraryId: string;
  /** 1 is a human pace of typing and reading; tests take a higher one */
  readonly speed: number;
  /** gets one sentence for each act */
  readonly say: (sentence: string) => void;
}

/** Rests for as long as a person would. @param ms at a human pace */
export const rest = ({ speed }: Stage, ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms / speed));

const MS_PER_LETTER = 60;
const LONGEST_TYPING_MS = 9_000;

/** Milliseconds that a person takes to type a text; long texts are mostly pasted or dictated. */
export const typingMs = (text: string): number =>
  Math.min(LONGEST_TYPING_MS, 1_000 + text.length * MS_PER_LETTER);

/** The origin of the pages. */
export const originOf = ({ hostingPort }: Stage): string =>
  `http://localhost:${localPort('hosting', hostingPort)}`;
