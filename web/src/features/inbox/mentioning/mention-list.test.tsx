import { LIMITS } from '@harborline/domain/limits';
import type { Mentions } from '@harborline/domain/mentions/mentions';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../shared/requests/loadable';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useReplyFiles } from '../attached/reply-files';
import { Composer } from '../reply/composer';
import type { ComposerMode } from '../reply/outgoing';

const person = (id: string, agent_name: string) => ({ id, agent_name, display_name: '' });
const TEAM = [person('me', 'Ada'), person('ben', 'Ben Li'), person('zoe', 'Zoë Ray'), person('new', '')];
const ready: Loadable<typeof TEAM> = { status: 'ready', data: TEAM };
const team = vi.hoisted(() => ({ live: {} as unknown }));
vi.mock('../../../shared/staff/use-people-who', () => ({ useLivePeopleWho: () => team.live }));

const CONVERSATION = { ...makeConversation(), id: 'c1', isPending: false };

interface Written {
  text: string;
  mentions: Mentions;
}
const written: Written = { text: '', mentions: {} };
const onSend = vi.fn();

function Holder({ mode, chosen, mayMention }: { mode: ComposerMode; chosen: Mentions; mayMention: boolean }) {
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState(chosen);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  Object.assign(written, { text, mentions });
  const add = (uid: string, name: string) => setMentions((now) => ({ ...now, [uid]: name }));
  return (
    <Composer
      tabs={['reply', 'note']}
      conversation={CONVERSATION}
      mode={mode}
      text={text}
      mentioning={mayMention ? { mentions, add } : undefined}
      attached={useReplyFiles('me/note')}
      inputRef={inputRef}
      onModeChange={() => {}}
      onTextChange={setText}
      onSend={onSend}
    />
  );
}

const open = (mode: ComposerMode = 'note', { chosen = {}, mayMention = true } = {}) => {
  renderAdmin(
    <StaffSession user={makeUser({ uid: 'me' })}>
      <Holder mode={mode} chosen={chosen} mayMention={mayMention} />
    </StaffSession>,
  );
  return screen.getByRole('textbox', {
    name: mode === 'note' ? INBOX_TEXTS.noteLabel : INBOX_TEXTS.replyLabel,
  });
};
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  team.live = ready;
  onSend.mockClear();
});
afterEach(cleanup);

describe('the teammates to mention (D-103)', () => {
  it('are found by an @, without oneself and those without a name', async () => {
    const field = open();
    await userEvent.type(field, 'Dear @');
    await screen.findByRole('listbox', { name: MENTION_TEXTS.people });
    expect(names()).toEqual(['Ben Li', 'Zoë Ray']);
    await userEvent.type(field, 'zoe');
    expect(names()).toEqual(['Zoë Ray']);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await screen.findByText(MENTION_TEXTS.found(1));
  });

  it('are chosen by arrows and Enter, which then does not send', async () => {
    const field = open();
    await userEvent.type(field, '@');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(written).toEqual({ text: '@Zoë Ray ', mentions: { zoe: 'Zoë Ray' } });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('look{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('are chosen by Tab or a click, one after the other', async () => {
    const field = open();
    await userEvent.type(field, '@ben');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('and @');
    await userEvent.click(await screen.findByRole('option', { name: 'Zoë Ray' }));
    expect(written).toEqual({
      text: '@Ben Li and @Zoë Ray ',
      mentions: { ben: 'Ben Li', zoe: 'Zoë Ray' },
    });
  });

  it('are mentioned too when their whole name is typed, once no other name can be meant', async () => {
    team.live = { status: 'ready', data: [...TEAM, person('bob', 'Ben Lindqvist')] };
    const field = open();
    await userEvent.type(field, '@ben li');
    await screen.findByRole('listbox');
    expect(written.mentions).toEqual({});
    await userEvent.type(field, ', look');
    await waitFor(() => expect(written.mentions).toEqual({ ben: 'ben li' }));
    expect(screen.queryByText(MENTION_TEXTS.noMatch)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('close with Escape, and open by the button, which keeps a distance from a word', async () => {
    const field = open();
    await userEvent.type(field, 'See@');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'See');
    await userEvent.click(screen.getByRole('button', { name: MENTION_TEXTS.insert }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: MENTION_TEXTS.insert }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ben Li' }));
    expect(written.text).toBe('See @Ben Li ');
  });

  it('are not more than a note may mention', async () => {
    const chosen = Object.fromEntries(
      Array.from({ length: LIMITS.mentionsPerNote }, (_, index) => [`u${index}`, 'Al']),
    );
    const field = open('note', { chosen });
    await userEvent.type(field, '@Al and @ben');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await screen.findByText(MENTION_TEXTS.full(LIMITS.mentionsPerNote));
    expect(written.mentions).toEqual(chosen);
  });

  it.each([
    ['in a reply', 'reply', true],
    ['in a chat', 'note', false],
  ] as const)('are not offered %s', async (_where, mode, mayMention) => {
    await userEvent.type(open(mode, { mayMention }), '@ben');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: MENTION_TEXTS.insert })).toBeNull();
  });

  it('say that nobody has a name like that, and let Enter send', async () => {
    await userEvent.type(open(), '@nobody');
    expect((await screen.findAllByText(MENTION_TEXTS.noMatch)).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('can be asked for again where they could not be loaded', async () => {
    const retry = vi.fn();
    team.live = { status: 'failed', retry };
    await userEvent.type(open(), '@');
    await userEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.retry }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
