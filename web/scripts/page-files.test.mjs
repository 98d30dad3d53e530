import { expect, it } from 'vitest';
import { pageFiles } from './page-files.mjs';

const MANIFEST = {
  'visitors.html': { name: 'visitors', file: 'assets/visitors.js', css: ['assets/visitors.css'] },
  _start: { name: 'start', file: 'assets/start.js', imports: ['visitors.html'] },
  _home: { name: 'home', file: 'assets/home.js', imports: ['_start'] },
  _article: { name: 'article', file: 'assets/article.js', css: ['assets/article.css'], imports: ['_start'] },
  'results.tsx': { name: 'search-results', file: 'assets/results.js', imports: ['_article', '_start'] },
  'category.tsx': { name: 'category-page', file: 'assets/category.js', imports: ['_home'] },
  'courses.tsx': {
    name: 'courses',
    file: 'assets/courses.js',
    css: ['assets/courses.css'],
    imports: ['_start', '_article'],
  },
  'contact.tsx': {
    name: 'contact',
    file: 'assets/contact.js',
    css: ['assets/contact.css'],
    imports: ['_start'],
  },
  'thank-you.tsx': { name: 'thank-you', file: 'assets/thank-you.js', imports: ['_start'] },
  'news-page.tsx': {
    name: 'news-page',
    file: 'assets/news-page.js',
    css: ['assets/news.css'],
    imports: ['_start'],
  },
  'news-flash-page.tsx': {
    name: 'news-flash-page',
    file: 'assets/news-flash-page.js',
    imports: ['_start', '_article'],
  },
  'status.tsx': {
    name: 'status',
    file: 'assets/status.js',
    css: ['assets/status.css'],
    imports: ['_start'],
  },
  _frame: { name: 'frame', file: 'assets/frame.js', css: ['assets/frame.css'], imports: ['_start'] },
  'chat-page.tsx': {
    name: 'chat-page',
    file: 'assets/chat-page.js',
    css: ['assets/chat-page.css'],
    imports: ['_start'],
  },
  'start.css': { file: 'assets/start.css' },
};

const WIDGET = { styles: ['/assets/frame.css'], scripts: ['/assets/start.js', '/assets/frame.js'] };

it('names what a kind of page needs besides what all pages share', () => {
  expect(pageFiles(MANIFEST)).toEqual({
    home: { styles: [], scripts: ['/assets/start.js', '/assets/home.js'] },
    search: {
      styles: ['/assets/article.css'],
      scripts: ['/assets/start.js', '/assets/home.js', '/assets/results.js', '/assets/article.js'],
    },
    category: { styles: [], scripts: ['/assets/start.js', '/assets/category.js', '/assets/home.js'] },
    article: { styles: ['/assets/article.css'], scripts: ['/assets/start.js', '/assets/article.js'] },
    courses: {
      styles: ['/assets/courses.css', '/assets/article.css'],
      scripts: ['/assets/start.js', '/assets/courses.js', '/assets/article.js'],
    },
    course: {
      styles: ['/assets/courses.css', '/assets/article.css'],
      scripts: ['/assets/start.js', '/assets/courses.js', '/assets/article.js'],
    },
    courseStatic: {
      styles: ['/assets/courses.css', '/assets/article.css'],
      scripts: ['/assets/start.js', '/assets/courses.js', '/assets/article.js'],
    },
    contact: { styles: ['/assets/contact.css'], scripts: ['/assets/start.js', '/assets/contact.js'] },
    thankYou: { styles: [], scripts: ['/assets/start.js', '/assets/thank-you.js'] },
    news: { styles: ['/assets/news.css'], scripts: ['/assets/start.js', '/assets/news-page.js'] },
    newsFlash: {
      styles: ['/assets/article.css'],
      scripts: ['/assets/start.js', '/assets/news-flash-page.js', '/assets/article.js'],
    },
    status: { styles: ['/assets/status.css'], scripts: ['/assets/start.js', '/assets/status.js'] },
    statusHistory: { styles: ['/assets/status.css'], scripts: ['/assets/start.js', '/assets/status.js'] },
    statusSubscription: {
      styles: ['/assets/status.css'],
      scripts: ['/assets/start.js', '/assets/status.js'],
    },
    widgetHome: WIDGET,
    widgetHelp: WIDGET,
    widgetSearch: {
      styles: ['/assets/frame.css', '/assets/article.css'],
      scripts: [...WIDGET.scripts, '/assets/results.js', '/assets/article.js'],
    },
    widgetMessage: {
      styles: ['/assets/frame.css', '/assets/contact.css'],
      scripts: [...WIDGET.scripts, '/assets/contact.js'],
    },
    customLink: WIDGET,
    widgetChat: {
      styles: ['/assets/frame.css', '/assets/chat-page.css'],
      scripts: [...WIDGET.scripts, '/assets/chat-page.js'],
    },
  });
});

it('says which file is gone', () => {
  const { _home, ...others } = MANIFEST;
  expect(() => pageFiles(others)).toThrow("No file of the visitors' pages is named home");
});
