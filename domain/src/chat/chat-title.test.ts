import { expect, it } from 'vitest';
import { betterTitle } from './chat-title';

it.each([
  ['Hi', 'My bike squeaks since Monday. Can you help?', 'My bike squeaks since Monday.'],
  ['Anybody there?', 'The charger blinks red', 'The charger blinks red'],
  ['', 'バッテリーが充電されません', 'バッテリーが充電されません'],
  ['Hi', 'Hello again!', null],
  ['Hi', '', null],
  ['My bike squeaks', 'It is a brand new Lumen X3', null],
])('D-91: a chat called %j is called after %j: %j', (title, text, better) => {
  expect(betterTitle(title, text)).toBe(better);
});
