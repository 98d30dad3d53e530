import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { makeContactForm, makeLibrary, makeLibraryPrivate } from '../testing/factories';
import { auditFieldLabel, auditValueWord } from '../texts/audit-fields';
import { auditChange } from './audit-change';
import { libraryChanges } from './library-values';

describe('a change in the log', () => {
  it('holds the value before and after, if they differ', () => {
    expect(auditChange('f', 'a', 'b')).toEqual({ field: 'f', before: 'a', after: 'b' });
    expect(auditChange('f', undefined, 'b')).toEqual({ field: 'f', before: '', after: 'b' });
    expect(auditChange('f', true, false)).toEqual({ field: 'f', before: 'true', after: 'false' });
    expect(auditChange('f', 'a', 'a')).toBeUndefined();
    expect(auditChange('f', undefined, '')).toBeUndefined();
  });

  it('cuts long texts around their first difference', () => {
    const same = 'x'.repeat(1_000);
    expect(auditChange('f', `${same}a${same}`, `${same}b`)).toEqual({
      field: 'f',
      before: `…${'x'.repeat(20)}a${'x'.repeat(LIMITS.auditValue - 21)}…`,
      after: `…${'x'.repeat(20)}b`,
    });
    expect(auditChange('f', '', same)).toEqual({
      field: 'f',
      before: '',
      after: `${'x'.repeat(LIMITS.auditValue)}…`,
    });
    expect(auditChange('f', same, `${same}b`)).toMatchObject({ before: `…${'x'.repeat(20)}` });
    expect(auditChange('f', `${same}b`, 'xx')).toMatchObject({ after: 'xx' });
  });

  it('keeps a text of the maximum length whole, and never half a character', () => {
    const longest = '🚲'.repeat(LIMITS.auditValue);
    expect(auditChange('f', '', longest)?.after).toBe(longest);
    const { before = '', after = '' } = auditChange('f', `${longest}🚲a`, `🚲a${longest}`) ?? {};
    for (const text of [before, after]) expect(() => encodeURIComponent(text)).not.toThrow();
  });
});

describe('changes of a library', () => {
  const before = makeLibrary();
  const theme = before.publicHelpCenterTheme;

  it('are logged by field, and only for fields that staff change', () => {
    const after = {
      ...before,
      settings: { ...before.settings, metaData: { ...before.settings.metaData, title: 'Help' } },
      publicHelpCenterTheme: { ...theme, isCustomCss: true, customCss: 'a{}' },
      widgetTheme: { themeColor: '#fff', position: 'left', greeting: '' },
      library_domain: 'other.example',
      isContactFormOnline: false,
    };
    expect(libraryChanges('public', before, after)).toEqual([
      { field: 'settings.metaData.title', before: 'Acme help', after: 'Help' },
      { field: 'widgetTheme.themeColor', before: '', after: '#fff' },
      { field: 'widgetTheme.position', before: '', after: 'left' },
      { field: 'publicHelpCenterTheme.isCustomCss', before: 'false', after: 'true' },
      { field: 'publicHelpCenterTheme.customCss', before: '', after: 'a{}' },
      { field: 'isContactFormOnline', before: 'true', after: 'false' },
    ]);
    expect(libraryChanges('public', before, before)).toEqual([]);
  });

  it('D-96: name the words of the contact form, and nothing of one that cannot be read', () => {
    const form = makeContactForm();
    const asked = { ...form, qualifyUserQuestion: { question: 'What?', answers: [{ answer: 'It' }] } };
    const words = 'Order number, Thank you, we will answer soon., Send';
    expect(libraryChanges('public', before, { ...before, contactForm: asked })).toEqual([
      { field: 'contactForm', before: words, after: `What?, It, ${words}` },
    ]);
    expect(libraryChanges('public', { ...before, contactForm: 'x' }, before)).toEqual([
      { field: 'contactForm', before: '', after: words },
    ]);
  });

  it('cover only the email address of the private part', () => {
    const part = makeLibraryPrivate();
    const after = { ...part, companyEmail: '', is_white_label: true, library_users: ['x'] };
    expect(libraryChanges('private', part, after)).toEqual([
      { field: 'companyEmail', before: 'hello@acme.example', after: '' },
    ]);
  });

  it('name categories, and reveal no upload token', () => {
    const favicon = 'https://a.example/v0/b/b/o/covers%2Flib%2Ficon.png?alt=media&token=secret';
    const after = {
      ...before,
      publicHelpCenterTheme: { ...theme, favicon },
      categoryPositioning: [{ id: 'one', category_title: 'Billing' }, { id: 'two' }, 'three'],
    };
    expect(libraryChanges('public', before, after)).toEqual([
      {
        field: 'publicHelpCenterTheme.favicon',
        before: '',
        after: 'https://a.example/v0/b/b/o/covers%2Flib%2Ficon.png',
      },
      { field: 'categoryPositioning', before: '', after: 'Billing, two, three' },
    ]);
  });

  it('S3-08: name the categories whose ids a page saved', () => {
    const billing = { id: 'one', category_title: 'Billing' };
    const orders = { id: 'two', category_title: 'Orders' };
    const was = { ...before, categoryPositioning: [billing, orders] };
    expect(libraryChanges('public', was, { ...before, categoryPositioning: ['two', 'one'] })).toEqual([
      { field: 'categoryPositioning', before: 'Billing, Orders', after: 'Orders, Billing' },
    ]);
    expect(libraryChanges('public', was, { ...before, categoryPositioning: ['one', 'two'] })).toEqual([]);
  });

  it('survive a document of any shape', () => {
    expect(libraryChanges('public', undefined, { settings: 7, widgetTheme: [] })).toEqual([]);
    expect(libraryChanges('public', {}, { categoryPositioning: [7] })).toEqual([]);
  });
});

describe('words of the log', () => {
  it("exist for fields and switches, not for people's own texts", () => {
    expect(auditFieldLabel('companyEmail')).toBe('Company email');
    expect(auditFieldLabel('new_field')).toBe('new_field');
    expect(auditValueWord('is_white_label', 'true')).toBe('On');
    expect(auditValueWord('companyEmail', '')).toBe('Empty');
    expect(auditValueWord('settings.metaData.title', 'true')).toBeUndefined();
  });

  it.each(['categories', 'articles', 'newsFlash', 'courses', 'sopArticles'])(
    'S3-07: say what is shown of the parent’s %s, not that it is hidden',
    (kind) => {
      const field = `disabled_default_${kind}`;
      expect(auditFieldLabel(field)).toMatch(/^Default .+ shown$/);
      const words = ['', 'true', 'false'].map((value) => auditValueWord(field, value));
      expect(words).toEqual(['None', 'Only the chosen ones', 'All']);
    },
  );
});
