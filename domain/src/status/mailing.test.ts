import { describe, expect, it } from 'vitest';
import {
  arrangeStatus,
  emptyStatus,
  type OpenedIncident,
  openIncident,
  postUpdate,
  type StatusContent,
} from './change-status';
import { announcementOf, mailingBefore, mailingsOf } from './mailing';
import { composeMailingMail } from './mailing-mail';

const HOUR_MS = 3_600_000;
const brand = { companyName: 'Acme', themeColor: '#0a7d5a' };
const components = [{ id: 'shop', title: 'Shop', description: '', groupId: '' }];
const contentAt = (result: ReturnType<typeof openIncident>) => {
  if (result.isRefused || result.incident === null) throw new Error('refused');
  return { content: result.content, incident: result.incident };
};
const arranged = arrangeStatus(emptyStatus(), { isPublished: true, groups: [], components }, 0);
const empty: StatusContent = arranged.isRefused ? emptyStatus() : arranged.content;

const opening: OpenedIncident = {
  ...{ id: 'i1', title: 'Orders are late', state: 'investigating', text: 'We look.', window: null },
  states: [{ componentId: 'shop', state: 'degraded' }],
};
const opened = contentAt(openIncident(empty, opening, 10));
const window = { startsAt: HOUR_MS, endsAt: 2 * HOUR_MS };
const planned = contentAt(openIncident(empty, { ...opening, state: 'identified', window }, 10));
const resolution = { incidentId: 'i1', id: 'u2', state: 'resolved', text: 'Over.', states: [] } as const;

const aboutMaintenance = (occasion: 'begun' | 'ended') => ({ incident_id: 'i1', update_id: '', occasion });

describe('the mailings of a status page (D-38)', () => {
  it('tell of the beginning, the updates and the end of an incident', () => {
    expect(mailingsOf(opened.incident, 10)).toEqual([
      { incidentId: 'i1', updateId: 'i1', title: 'Orders are late', occasion: 'opened', dueAt: 10 },
    ]);
    const update = { ...resolution, id: 'u1', state: 'monitoring' } as const;
    const updated = contentAt(postUpdate(opened.content, update, 20));
    expect(mailingsOf(updated.incident, 20)).toMatchObject([
      { updateId: 'u1', occasion: 'updated', dueAt: 20 },
    ]);
    const over = contentAt(postUpdate(updated.content, resolution, 30));
    expect(mailingsOf(over.incident, 30)).toMatchObject([{ updateId: 'u2', occasion: 'resolved' }]);
    expect(mailingBefore(opened.incident)).toBeUndefined();
    for (const [incident, earlier] of [
      [updated.incident, opened.incident],
      [over.incident, updated.incident],
    ] as const)
      expect(mailingsOf(earlier, 0)).toMatchObject([mailingBefore(incident)]);
  });

  it('announce maintenance, and say when it begins and ends', () => {
    expect(mailingsOf(planned.incident, 10)).toMatchObject([
      { updateId: 'i1', occasion: 'planned', dueAt: 10 },
      { updateId: '', occasion: 'begun', dueAt: HOUR_MS },
      { updateId: '', occasion: 'ended', dueAt: 2 * HOUR_MS },
    ]);
    expect(mailingsOf(planned.incident, HOUR_MS).map(({ occasion }) => occasion)).toEqual([
      'planned',
      'ended',
    ]);
    const over = contentAt(postUpdate(planned.content, resolution, HOUR_MS));
    expect(mailingsOf(over.incident, HOUR_MS)).toMatchObject([{ updateId: 'u2', occasion: 'ended' }]);
  });

  it('say that maintenance is called off, not that it is over, if it ends before it begins', () => {
    const { content, incident } = contentAt(postUpdate(planned.content, resolution, HOUR_MS - 1));
    const [mailing] = mailingsOf(incident, HOUR_MS - 1);
    expect(mailing).toMatchObject({ updateId: 'u2', occasion: 'calledOff' });
    const about = { incident_id: 'i1', update_id: 'u2', occasion: 'calledOff' } as const;
    const announcement = announcementOf(about, content, HOUR_MS - 1);
    if (announcement === undefined) throw new Error('no announcement');
    const { subject, text } = composeMailingMail({
      ...{ brand, occasion: 'calledOff', announcement, statusUrl: '', unsubscribeUrl: '' },
    });
    expect(subject).toBe('Maintenance was called off: Orders are late');
    expect(text).toContain('State: Called off');
  });

  it('say that maintenance has begun or ended only if it has', () => {
    const { content } = planned;
    const [begun, ended] = [aboutMaintenance('begun'), aboutMaintenance('ended')];
    expect(announcementOf(begun, content, HOUR_MS - 1)).toBeUndefined();
    expect(announcementOf(begun, content, HOUR_MS)?.components).toEqual(['Shop']);
    expect(announcementOf(begun, content, 2 * HOUR_MS)).toBeUndefined();
    expect(announcementOf(ended, content, 2 * HOUR_MS - 1)).toBeUndefined();
    expect(announcementOf(ended, content, 2 * HOUR_MS)).toBeDefined();
    const calledOff = contentAt(postUpdate(content, resolution, 20)).content;
    for (const one of [begun, ended]) {
      expect(announcementOf(one, calledOff, HOUR_MS)).toBeUndefined();
      expect(announcementOf(one, calledOff, 2 * HOUR_MS)).toBeUndefined();
    }
  });

  it('tell nobody of a page that visitors cannot see, nor of what is not on it', () => {
    const mailing = { incident_id: 'i1', update_id: 'i1', occasion: 'opened' } as const;
    expect(announcementOf(mailing, opened.content, 10)?.update?.text).toBe('We look.');
    expect(announcementOf(mailing, { ...opened.content, is_published: false }, 10)).toBeUndefined();
    expect(announcementOf(mailing, undefined, 10)).toBeUndefined();
    expect(announcementOf({ ...mailing, update_id: 'gone' }, opened.content, 10)).toBeUndefined();
    expect(announcementOf({ ...mailing, incident_id: 'gone' }, opened.content, 10)).toBeUndefined();
  });

  it('are read in a mail whose subject is one line and whose texts lead to the page and out of it', () => {
    const announcement = announcementOf(
      { incident_id: 'i1', update_id: 'i1', occasion: 'opened' },
      opened.content,
      10,
    );
    if (announcement === undefined) throw new Error('no announcement');
    const incident = { ...announcement.incident, title: 'Late\r\nBcc: everyone@example.com' };
    const { subject, text, page } = composeMailingMail({
      ...{ brand, occasion: 'opened', announcement: { ...announcement, incident } },
      statusUrl: 'https://help.example/acme/app/status',
      unsubscribeUrl: 'https://help.example/acme/app/status/subscription?step=unsubscribe&token=t',
    });
    expect(subject).toBe('New incident: Late Bcc: everyone@example.com');
    for (const part of ['We look.', 'State: Investigating', 'Affects Shop', 'Unsubscribe: https://help.']) {
      expect(text).toContain(part);
    }
    expect(page.action.url).toBe('https://help.example/acme/app/status');
    expect(page.footerLink?.url).toContain('step=unsubscribe');
  });

  it('name when an update was said and when its incident began, with the zone', () => {
    const update = { ...resolution, id: 'u1', state: 'monitoring' } as const;
    const { content } = contentAt(postUpdate(opened.content, update, HOUR_MS));
    const mailOf = (update_id: string, occasion: 'opened' | 'updated') => {
      const announcement = announcementOf({ incident_id: 'i1', update_id, occasion }, content, HOUR_MS);
      if (announcement === undefined) throw new Error('no announcement');
      return composeMailingMail({ brand, occasion, announcement, statusUrl: '', unsubscribeUrl: '' }).text;
    };
    expect(mailOf('u1', 'updated')).toContain('Posted January 1, 1970, 1:00 AM UTC');
    expect(mailOf('u1', 'updated')).toContain('Began January 1, 1970, 12:00 AM UTC');
    expect(mailOf('i1', 'opened')).toContain('Posted January 1, 1970, 12:00 AM UTC');
    expect(mailOf('i1', 'opened')).not.toContain('Began');
  });

  it('name the window of maintenance in UTC', () => {
    const announcement = announcementOf(aboutMaintenance('begun'), planned.content, HOUR_MS);
    if (announcement === undefined) throw new Error('no announcement');
    const { text } = composeMailingMail({
      ...{ brand, occasion: 'begun', announcement, statusUrl: '', unsubscribeUrl: '' },
    });
    expect(text).toContain('January 1, 1970, 1:00 AM to 2:00 AM UTC');
    expect(text).not.toContain('State:');
  });
});
