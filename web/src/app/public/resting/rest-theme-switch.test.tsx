import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '../theme-switch';
import { restThemeSwitch } from './rest-theme-switch';

const SERVERS =
  '<button type="button" class="theme-switch" hidden=""><span data-theme-to="dark">Dark theme</span>' +
  '<span data-theme-to="light" hidden="">Light theme</span></button>';

const theSwitch = () => screen.getByRole('button');
const shown = () => [...theSwitch().querySelectorAll('span:not([hidden])')].map((text) => text.textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = '';
});

it('switches a page that is not hydrated, and leaves it as it came', () => {
  document.body.innerHTML = SERVERS;
  const end = restThemeSwitch();
  expect(shown()).toEqual(['Dark theme']);
  theSwitch().click();
  expect([shown(), document.documentElement.dataset.theme]).toEqual([['Light theme'], 'dark']);
  end();
  expect(document.body.innerHTML).toBe(SERVERS);
  document.querySelector<HTMLElement>('.theme-switch')?.click();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('switches a hydrated page as well', () => {
  render(<ThemeSwitch />);
  expect(shown()).toEqual(['Dark theme']);
  act(() => theSwitch().click());
  expect([shown(), document.documentElement.dataset.theme]).toEqual([['Light theme'], 'dark']);
});
