import { createElement } from 'react';
import type { Page } from '../admin-route';

/** The page of a route whose screen is not built yet: says what will be here and with which area it comes. */
export const arriving =
  (title: string, sentence: string): Page =>
  async () => {
    const { ArrivesPage } = await import('./arrives-page');
    return () => createElement(ArrivesPage, { title, sentence });
  };
