import { beforeEach, expect, it } from 'vitest';
import { answerKey } from '../reply/kept-answer';
import { keepUnsent, readUnsent } from '../reply/unsent-store';
import { carryOver } from './carry-over';
import { wordsKey } from './start-words';

const VERA = { name: 'Vera', email: 'vera@visitor.example' };

const read = (key: string): unknown => JSON.parse(window.sessionStorage.getItem(key) ?? 'null');

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('takes what could not be sent, and what was half written, to the next chat', () => {
  keepUnsent('ended', [
    { id: 'a', text: 'One', atMs: 1 },
    { id: 'b', text: 'Two', atMs: 2 },
  ]);
  window.sessionStorage.setItem(answerKey('ended'), JSON.stringify('Thr'));
  carryOver('lumen', 'ended', VERA);
  expect(read(wordsKey('lumen'))).toEqual({ ...VERA, text: 'One\n\nTwo\n\nThr' });
  expect(read(answerKey('ended'))).toBeNull();
  expect(readUnsent('ended')).toEqual([]);
});

it('leaves the form alone where nothing was written', () => {
  carryOver('lumen', 'ended', { name: '', email: '' });
  expect(read(wordsKey('lumen'))).toBeNull();
});
