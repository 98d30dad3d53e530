import { expect, it } from 'vitest';
import { oneName } from './one-name';

it.each([
  ['  Orders\n and  more ', 'Orders and more'],
  ['Or\u00ADders\u200B', 'Orders'],
  ['\u200B\u2060', ''],
  ['\u200D', ''],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('keeps %j as %j', (text, name) => expect(oneName(text)).toBe(name));
