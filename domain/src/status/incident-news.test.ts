import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { makeIncident } from '../testing/make-status';
import { emptyStatus, openIncident, postUpdate } from './change-status';
import { incidentNewsHtml, mayGetNewsFlash, unlinkNews, withLatestUpdate, withNewsOf } from './incident-news';

const NOW_MS = Date.UTC(2026, 10, 23, 13, 37);
const said = (text: string) => [{ id: 'u', state: 'investigating' as const, text, at: NOW_MS }];

describe('U-13: the news flash of an incident', () => {
  it('says what the update says, with its state and time in front', () => {
    expect(incidentNewsHtml(makeIncident('a', { updates: said('One.\n\nTwo.') }))).toBe(
      '<p><strong>Investigating</strong> · November 23, 2026, 1:37 PM UTC</p><p dir="auto">One.</p><p dir="auto">Two.</p>',
    );
  });

  it('links to the status page where visitors see one', () => {
    const html = incidentNewsHtml(makeIncident('a'), 'https://help.example/acme/app/status');
    expect(html).toMatch(
      /<\/p><p><a href="https:\/\/help.example\/acme\/app\/status">See the status<\/a><\/p>$/,
    );
    expect(incidentNewsHtml(makeIncident('a'))).not.toContain('<a');
  });

  it('takes every update as text', () => {
    const html = incidentNewsHtml(
      makeIncident('a', { updates: said('<img src=x onerror=alert(1)> & "so"') }),
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so&quot;');
    expect(html).not.toContain('<img');
  });

  it('has the latest update first, and keeps what staff have written into it', () => {
    const incident = makeIncident('a', { updates: [...said('Newer.'), ...said('Older.')] });
    const html = withLatestUpdate('<p>By hand.</p>', incident);
    expect(html).toMatch(/Newer\.<\/p><p>By hand\.<\/p>$/);
    expect(html).not.toContain('Older');
    const full = 'x'.repeat(LIMITS.articleContent);
    expect(withLatestUpdate(full, incident)).toBe(full);
  });

  it('is for what lasts, and not for maintenance', () => {
    expect(mayGetNewsFlash(makeIncident('a'))).toBe(true);
    expect(mayGetNewsFlash(makeIncident('a', { state: 'resolved' }))).toBe(false);
    expect(mayGetNewsFlash(makeIncident('a', { window: { startsAt: 1, endsAt: 2 } }))).toBe(false);
  });

  it('is linked through updates until it is unlinked; a repeated unlinking changes nothing', () => {
    const opened = openIncident(
      emptyStatus(),
      { id: 'a', title: 'Late', state: 'investigating', text: 'So.', states: [], window: null },
      NOW_MS,
    );
    if (opened.isRefused || opened.incident === null) throw new Error('It was refused');
    const linked = withNewsOf(opened.content, opened.incident, 'news1');
    const posted = postUpdate(
      linked,
      { incidentId: 'a', id: 'b', state: 'monitoring', text: 'Better.', states: [] },
      NOW_MS + 1,
    );
    if (posted.isRefused) throw new Error('It was refused');
    expect(posted.incident).toMatchObject({ newsFlashId: 'news1', state: 'monitoring' });
    const unlinked = unlinkNews(posted.content, 'a');
    expect(unlinked).toMatchObject({
      incident: { newsFlashId: '' },
      content: { incidents: [{ newsFlashId: '' }] },
    });
    if (unlinked.isRefused) throw new Error('It was refused');
    expect(unlinkNews(unlinked.content, 'a')).toMatchObject({ content: unlinked.content });
    expect(unlinkNews(unlinked.content, 'gone')).toEqual({ isRefused: true, reason: 'incident-gone' });
  });
});
