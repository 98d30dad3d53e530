import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const DEPLOYED = {
  PUBLIC_ORIGIN: 'https://help.example.com',
  MAIL_SENDER: 'notifications@example.com',
  SUPPORT_ADDRESS: 'support@example.com',
  LINK_SIGNING_SECRET: 'x'.repeat(32),
  DEFAULT_LIBRARY_ID: 'HarborlineParentLib1',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('readConfig', () => {
  it('takes the ports of the local suite from the launcher', () => {
    const config = readConfig({
      FUNCTIONS_EMULATOR: 'true',
      HARBORLINE_HOSTING_PORT: '9500',
      HARBORLINE_SMTP_PORT: '9511',
    });
    expect(config.publicOrigin).toBe('http://localhost:9500');
    expect(config.smtp).toMatchObject({ host: '127.0.0.1', port: 9511 });
    expect(config.defaultLibraryId).toHaveLength(20);
  });

  it('D-57: a message waits three minutes for its reader unless the environment says otherwise', () => {
    expect(readConfig(DEPLOYED).readingMs).toBe(180_000);
    expect(readConfig({ ...DEPLOYED, READING_SECONDS: '30' }).readingMs).toBe(30_000);
    expect(problemsOf({ ...DEPLOYED, READING_SECONDS: '0' })).toHaveLength(1);
    expect(readConfig({ FUNCTIONS_EMULATOR: 'true' }).readingMs).toBe(5_000);
  });

  it('needs no settings locally', () => {
    const config = readConfig({ FUNCTIONS_EMULATOR: 'true' });
    expect(config).toMatchObject({ environment: 'local', publicOrigin: 'http://localhost:8700' });
    expect(config.smtp?.port).toBe(8711);
  });

  it('leaves App Check off unless it is set to enforced', () => {
    expect(readConfig(DEPLOYED).enforcesAppCheck).toBe(false);
    expect(readConfig({ ...DEPLOYED, APP_CHECK: 'off' }).enforcesAppCheck).toBe(false);
    expect(readConfig({ ...DEPLOYED, APP_CHECK: 'enforced' }).enforcesAppCheck).toBe(true);
    expect(problemsOf({ ...DEPLOYED, APP_CHECK: 'yes' })).toEqual(['APP_CHECK: must be off or enforced']);
  });

  it('lists everything that is missing at once', () => {
    const problems = problemsOf({}).join('\n');
    for (const name of Object.keys(DEPLOYED)) expect(problems).toContain(`${name}: `);
    expect(problems).not.toContain('SMTP_HOST');
  });

  it('refuses a weak secret, an origin with a path, plain http and an invalid port', () => {
    expect(problemsOf({ ...DEPLOYED, LINK_SIGNING_SECRET: 'short' })).toHaveLength(1);
    expect(problemsOf({ ...DEPLOYED, PUBLIC_ORIGIN: 'https://a.example/help' })).toHaveLength(1);
    expect(problemsOf({ ...DEPLOYED, PUBLIC_ORIGIN: 'http://a.example' })).toHaveLength(1);
    expect(problemsOf({ ...DEPLOYED, SMTP_HOST: 'a', SMTP_PORT: '99999' })).toHaveLength(1);
  });

  it('never lists a value, since some are secret', () => {
    expect(problemsOf({ ...DEPLOYED, LINK_SIGNING_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('works without a mail server, and chooses the usual port with one', () => {
    expect(readConfig(DEPLOYED).smtp).toBeUndefined();
    expect(readConfig({ ...DEPLOYED, SMTP_HOST: 'mail.example' }).smtp?.port).toBe(587);
    expect(readConfig({ ...DEPLOYED, SMTP_HOST: 'mail.example', SMTP_SECURE: 'true' }).smtp?.port).toBe(465);
  });

  it('D-98: takes answers by email at a domain, which needs a secret', () => {
    const secret = 'x'.repeat(32);
    expect(readConfig(DEPLOYED).inboundMail).toBeUndefined();
    expect(readConfig({ ...DEPLOYED, INBOUND_MAIL_SECRET: secret }).inboundMail).toBeUndefined();
    const both = { ...DEPLOYED, INBOUND_MAIL_DOMAIN: 'reply.h.example', INBOUND_MAIL_SECRET: secret };
    expect(readConfig(both).inboundMail).toEqual({ domain: 'reply.h.example', secret });
    expect(problemsOf({ ...DEPLOYED, INBOUND_MAIL_DOMAIN: 'reply.h.example' })).toEqual([
      'INBOUND_MAIL_SECRET: is needed together with INBOUND_MAIL_DOMAIN',
    ]);
    expect(problemsOf({ ...both, INBOUND_MAIL_DOMAIN: 'a@h.example' })).toHaveLength(1);
  });

  it('treats an empty value as missing', () => {
    expect(readConfig({ ...DEPLOYED, SMTP_HOST: '' }).smtp).toBeUndefined();
    expect(problemsOf({ ...DEPLOYED, MAIL_SENDER: '' })).toHaveLength(1);
  });

  it('D-13: reads the addresses that may request a sign-in link, none by default', () => {
    expect(readConfig(DEPLOYED).supportSignInAddresses).toEqual([]);
    const listed = { ...DEPLOYED, SUPPORT_SIGN_IN_ADDRESSES: ' Ann@Example.com, ,bob@example.com' };
    expect(readConfig(listed).supportSignInAddresses).toEqual(['ann@example.com', 'bob@example.com']);
    expect(problemsOf({ ...DEPLOYED, SUPPORT_SIGN_IN_ADDRESSES: 'ann@example.com, bob' })).toHaveLength(1);
  });
});
