import { afterEach, expect, it } from 'vitest';
import { appCheckHeaders, provideAppCheckToken } from './app-check-headers';

afterEach(() => provideAppCheckToken(null));

it('adds nothing to a request while App Check is off', async () => {
  expect(await appCheckHeaders()).toEqual({});
});

it('adds the current token to every request once App Check is on', async () => {
  const tokens = ['first', 'renewed'];
  provideAppCheckToken(async () => tokens.shift() ?? '');
  expect(await appCheckHeaders()).toEqual({ 'x-firebase-appcheck': 'first' });
  expect(await appCheckHeaders()).toEqual({ 'x-firebase-appcheck': 'renewed' });
});
