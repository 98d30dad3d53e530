import { describe, expect, it } from 'vitest';
import { makeLibrary, makeUser } from '../testing/factories';
import { fillReply, placeholderOf, REPLY_VARIABLE_NAMES, type ReplyContext } from './reply-variables';

const library = makeLibrary({});
const company = library.settings.settings;

const context = (changes: Partial<ReplyContext['conversation']> = {}): ReplyContext => ({
  conversation: {
    visitor: { name: 'Ada', email: '', is_verified: false, os: '', browser: '', URL: '' },
    number: 1042,
    title: 'Bell is loose',
    ...changes,
  },
  user: makeUser({ display_name: 'Mara' }),
  library,
});

const nameless = { name: '', email: 'ada@example.com', is_verified: false, os: '', browser: '', URL: '' };

describe('the variables of a canned reply (D-65)', () => {
  it('are filled in for one conversation', () =>
    expect(fillReply('Hi [visitorName], [ticketNumber] “[ticketTitle]”. [agentName]', context())).toBe(
      'Hi Ada, #1042 “Bell is loose”. Mara',
    ));

  it('name the company', () => expect(fillReply('[companyName]', context())).toBe(company.companyName));

  it('say a word that reads well where nothing is known', () =>
    expect(
      fillReply('Hi [visitorName], about [ticketNumber]', context({ visitor: nameless, number: 0 })),
    ).toBe('Hi there, about your request'));

  it('leave literal what a visitor calls themselves', () =>
    expect(
      fillReply('Hi [visitorName]', context({ visitor: { ...nameless, name: '[agentName]\n$&' } })),
    ).toBe('Hi [agentName] $&'));

  it('never end in nothing, also before the library is read', () => {
    const bare: ReplyContext = {
      conversation: { visitor: nameless, number: 0, title: '' },
      user: makeUser({ display_name: '', agent_name: '' }),
      library: null,
    };
    for (const name of REPLY_VARIABLE_NAMES)
      expect(fillReply(placeholderOf(name), bare)).toMatch(/^[a-z][a-z ]+$/);
  });

  it('stay as they are where they are none of ours', () =>
    expect(fillReply('[userMessage] [x]', context())).toBe('[userMessage] [x]'));
});
