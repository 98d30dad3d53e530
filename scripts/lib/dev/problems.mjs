import { red } from '../say.mjs';

/** The overlay that Vite's client shows on a page. */
const overlay = ([source, text]) => ({
  type: 'error',
  err: { message: text, stack: '', plugin: source },
});

/** An update without changes removes the overlay. */
const NO_PROBLEM = { type: 'update', updates: [] };

/**
 * The problems that keep a part of the product from matching its source, by part. Shows them in the terminal and on
 * every open page until they are solved.
 * @param channels how pages are reached: `send(payload)` to all, `on(event, listener)`
 * @param print prints to the terminal
 */
export function createProblems(channels, print = (text) => process.stderr.write(text)) {
  const problems = new Map();
  for (const channel of channels) {
    channel.on('vite:client:connect', (_, client) => {
      for (const problem of problems) client.send(overlay(problem));
    });
  }
  const sendAll = (payload) => {
    for (const channel of channels) channel.send(payload);
  };
  return {
    /** @param source the part, such as a file's name */
    report(source, text) {
      problems.set(source, text);
      print(`${red(`${source}: an error; the last good version stays in use`)}\n${text}\n`);
      sendAll(overlay([source, text]));
    },
    solve(source) {
      if (!problems.delete(source)) return;
      sendAll(NO_PROBLEM);
      for (const problem of problems) sendAll(overlay(problem));
    },
  };
}
