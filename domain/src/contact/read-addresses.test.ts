import { expect, it } from 'vitest';
import { readAddresses } from './read-addresses';

it('reads addresses separated by commas, semicolons, spaces and lines, each once', () => {
  expect(readAddresses(' Ada@acme.example, bob@acme.example;ada@acme.example\n<cid@acme.example>')).toEqual({
    valid: ['ada@acme.example', 'bob@acme.example', 'cid@acme.example'],
    invalid: [],
  });
});

it('lists what is not an address', () => {
  expect(readAddresses('ada, bob@acme.example')).toEqual({
    valid: ['bob@acme.example'],
    invalid: ['ada'],
  });
  expect(readAddresses('  ')).toEqual({ valid: [], invalid: [] });
});
