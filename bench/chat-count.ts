/** A message of the run, as its writer knows it. */
export interface Written {
  readonly chat: number;
  readonly side: 'visitor' | 'agent';
  /** of this side in this chat, from 0 */
  readonly number: number;
  readonly writtenAtMs: number;
  /** when the other side first showed it; undefined if it never did */
  shownAtMs?: number;
  /** whether the line of either side is cut in this run */
  readonly isOnCutLine: boolean;
}

export const textOf = ({ chat, side, number }: Pick<Written, 'chat' | 'side' | 'number'>): string =>
  `${chat} ${side} ${number}`;

export interface ChatCount {
  readonly sent: number;
  /** not stored, or never shown to the other side */
  readonly lost: number;
  /** stored once more, or shown beside itself */
  readonly doubled: number;
  /** stored or first shown after a later one of the same writer */
  readonly outOfOrder: number;
}

/** How often the number of a writer goes down in a list. */
function turnsBack(numbers: readonly number[]): number {
  return numbers.filter((number, index) => index > 0 && number < (numbers[index - 1] ?? 0)).length;
}

/** What was written by one side of a chat, to be compared with what became of it. */
interface Side {
  readonly sent: readonly Written[];
  /** texts of the chat in the order of the server */
  readonly stored: readonly string[];
  /** texts in the order in which the other side first showed them */
  readonly shown: readonly string[];
}

function countSide({ sent, stored, shown }: Side): Omit<ChatCount, 'sent'> {
  const numbersIn = (texts: readonly string[]) =>
    texts.flatMap((text) => sent.find((one) => textOf(one) === text)?.number ?? []);
  const timesIn = (texts: readonly string[], one: Written) =>
    texts.filter((text) => text === textOf(one)).length;
  return {
    lost: sent.filter((one) => timesIn(stored, one) === 0 || timesIn(shown, one) === 0).length,
    doubled: sent.filter((one) => timesIn(stored, one) > 1 || timesIn(shown, one) > 1).length,
    outOfOrder: turnsBack(numbersIn(stored)) + turnsBack(numbersIn(shown)),
  };
}

/** Compares what was written with what the server has and with what the other sides showed. */
export function countChats(sides: readonly Side[]): ChatCount {
  return sides.reduce(
    (sum, side) => {
      const { lost, doubled, outOfOrder } = countSide(side);
      return {
        sent: sum.sent + side.sent.length,
        lost: sum.lost + lost,
        doubled: sum.doubled + doubled,
        outOfOrder: sum.outOfOrder + outOfOrder,
      };
    },
    { sent: 0, lost: 0, doubled: 0, outOfOrder: 0 },
  );
}
