import { red } from '../say.mjs';

/** What Vite's client shows over a page. */
const overlay = ([source, text]) => ({
  type: 'error',
  err: { message: text, stack: '', plugin: source },
});

/** Without changes it takes the overlay away. */
const NO_PROBLEM = { type: 'update', updates: [] };

/**
 * What keeps a part of the product from being as its source says, by part; shown in the terminal and over every
 * open page until it is solved.
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
      print(`${red(`${source}: an error; the last good version goes on serving`)}\n${text}\n`);
      sendAll(overlay([source, text]));
    },
    solve(source) {
      if (!problems.delete(source)) return;
      sendAll(NO_PROBLEM);
      for (const problem of problems) sendAll(overlay(problem));
    },
  };
}
