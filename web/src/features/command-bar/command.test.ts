import { describe, expect, it } from 'vitest';
import { type Command, grouped, matchingCommands, nextPlace } from './command';

const command = (label: string, detail = '', group: Command['group'] = 'go'): Command => ({
  id: label,
  group,
  label,
  detail,
  run: () => {},
});

const ALL = [
  command('Courses'),
  command('Canned replies', 'Settings'),
  command('Widget', 'Settings'),
  command('Use the dark theme', '', 'act'),
];
const found = (text: string) => matchingCommands(ALL, text).map(({ label }) => label);

describe('the command bar', () => {
  it.each([
    ['', ['Courses', 'Canned replies', 'Widget', 'Use the dark theme']],
    ['c', ['Courses', 'Canned replies']],
    ['REPL can', ['Canned replies']],
    ['settings', ['Canned replies', 'Widget']],
    ['wídget', ['Widget']],
    ['anned', []],
    ['?!', []],
    ['<b>', []],
  ])('finds for %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('puts first whose label begins with what was typed', () => {
    expect(
      matchingCommands([command('Your tickets'), command('Ticket types')], 'tick').map(({ id }) => id),
    ).toEqual(['Ticket types', 'Your tickets']);
  });

  it('lists actions before pages', () => {
    expect(grouped(ALL).map(({ label }) => label)[0]).toBe('Use the dark theme');
  });

  it('is moved through with the arrow keys, round its ends', () => {
    expect([nextPlace('ArrowDown', 0, 3), nextPlace('ArrowDown', 2, 3), nextPlace('ArrowUp', 0, 3)]).toEqual([
      1, 0, 2,
    ]);
    expect([nextPlace('Tab', 0, 3), nextPlace('ArrowDown', 0, 0)]).toEqual([null, null]);
  });
});
