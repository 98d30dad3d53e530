import { describe, expect, it } from 'vitest';
import { ConfigurationError, readEnvironment } from './environment';

const COMPLETE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'help.example.com',
  VITE_FIREBASE_PROJECT_ID: 'harborline-prod',
  VITE_FIREBASE_DATABASE_URL: 'https://harborline-prod.firebaseio.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'harborline-prod.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_DEFAULT_LIBRARY_ID: 'abcdefghijklmnopqrst',
  VITE_DEV_HOSTS: 'dev.example.com',
  VITE_STAGING_HOSTS: 'staging.example.com, preview.example.com',
};

describe('readEnvironment', () => {
  it('finds the local services at fixed offsets from the page’s port', () => {
    const local = readEnvironment({ hostname: 'lumen.localhost', port: '9600' }, {});
    expect(local.kind).toBe('local');
    expect(local.emulatorPort?.('firestore')).toBe(9602);
    expect(local.firebase.databaseURL).toContain('127.0.0.1:9604');
  });

  it('has a default parent library id of exactly 20 characters (S9-01)', () => {
    expect(readEnvironment({ hostname: 'localhost', port: '8700' }, {}).defaultLibraryId).toHaveLength(20);
  });

  it('has App Check off unless the build has a key', () => {
    const page = { hostname: 'help.example.com', port: '' };
    expect(readEnvironment(page, COMPLETE).appCheckSiteKey).toBeNull();
    expect(readEnvironment(page, { ...COMPLETE, VITE_APP_CHECK_SITE_KEY: '' }).appCheckSiteKey).toBeNull();
    expect(readEnvironment(page, { ...COMPLETE, VITE_APP_CHECK_SITE_KEY: '6Lk' }).appCheckSiteKey).toBe(
      '6Lk',
    );
  });

  it('distinguishes dev, staging and production by host (S7.0-01)', () => {
    expect(readEnvironment({ hostname: 'Dev.example.com', port: '' }, COMPLETE).kind).toBe('dev');
    expect(readEnvironment({ hostname: 'preview.example.com', port: '' }, COMPLETE).kind).toBe('staging');
    expect(readEnvironment({ hostname: 'help.example.com', port: '' }, COMPLETE).kind).toBe('production');
  });

  it('lists every missing or invalid variable', () => {
    const broken = { ...COMPLETE, VITE_FIREBASE_API_KEY: '', VITE_DEFAULT_LIBRARY_ID: 'short' };
    expect(() => readEnvironment({ hostname: 'help.example.com', port: '' }, broken)).toThrow(
      ConfigurationError,
    );
    try {
      readEnvironment({ hostname: 'help.example.com', port: '' }, broken);
    } catch (error) {
      expect(error instanceof ConfigurationError && error.problems).toEqual([
        'VITE_FIREBASE_API_KEY is empty',
        'VITE_DEFAULT_LIBRARY_ID must have exactly 20 characters',
      ]);
    }
  });
});
