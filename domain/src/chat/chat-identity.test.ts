import { describe, expect, it } from 'vitest';
import { chatSettingsSchema, DEFAULT_CHAT_SETTINGS } from '../entities/chat-settings';
import { libraryPublicSchema } from '../entities/library';
import { makeLibrary } from '../testing/factories';
import { keptIdentity, missingIdentity } from './chat-identity';

const vera = { name: 'Vera', email: 'vera@visitor.example' };
const nobody = { name: ' ', email: '' };

describe('name and address before a chat (D-92)', () => {
  it('are missing only where the library requires them', () => {
    expect(missingIdentity('required', nobody)).toEqual(['name', 'email']);
    expect(missingIdentity('required', { ...vera, email: '' })).toEqual(['email']);
    expect(missingIdentity('required', { ...vera, name: '' })).toEqual(['name']);
    expect(missingIdentity('required', vera)).toEqual([]);
    expect(missingIdentity('optional', nobody)).toEqual([]);
    expect(missingIdentity('off', nobody)).toEqual([]);
  });

  it('are kept unless the library does not ask', () => {
    expect(keptIdentity('off', vera)).toEqual({ name: '', email: '' });
    expect(keptIdentity('optional', vera)).toEqual(vera);
    expect(keptIdentity('required', vera)).toEqual(vera);
  });
});

describe('the chat settings of a library', () => {
  it('hold by themselves', () => {
    expect(chatSettingsSchema.parse(DEFAULT_CHAT_SETTINGS)).toEqual(DEFAULT_CHAT_SETTINGS);
  });

  it('are the default ones if what is stored makes no sense', () => {
    const stored = { ...makeLibrary(), chatSettings: { ...DEFAULT_CHAT_SETTINGS, waitMinutes: 4 } };
    expect(libraryPublicSchema.parse(stored).chatSettings).toEqual(DEFAULT_CHAT_SETTINGS);
  });
});
