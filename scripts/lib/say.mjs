const isTty = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
const paint = (code) => (text) => (isTty ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint('1');
const dim = paint('2');
export const green = paint('32');
export const red = paint('31');

const startedAt = Date.now();

/** A line of progress with the seconds since the command began. */
export function progress(text) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${dim(`${seconds} s`)}  ${text}\n`);
}

/** Seconds since the command began. */
export const elapsedSeconds = () => (Date.now() - startedAt) / 1000;

/** A failure that is reported in one sentence with its remedy, without a stack. */
export class Refusal extends Error {}

/** Ends the process: prints a refusal as its sentence, any other error with its stack. */
export function die(error) {
  const text = error instanceof Refusal ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`${red('Stopped:')} ${text}\n`);
  process.exit(1);
}
