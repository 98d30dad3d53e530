import { afterEach, describe, expect, it, vi } from 'vitest';
import { showStaffEntry } from './show-staff-entry';

const answer = (status: number, html = '') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html, { status })),
  );

describe('showStaffEntry', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('replaces the page with the staff entry', async () => {
    answer(200, '<!doctype html><title>Harborline</title><div id="root"></div>');
    await showStaffEntry();
    expect(document.title).toBe('Harborline');
    expect(document.getElementById('root')).not.toBeNull();
  });

  it('keeps the page if the entry cannot be loaded', async () => {
    const write = vi.spyOn(document, 'write');
    answer(503);
    await expect(showStaffEntry()).rejects.toThrow('503');
    expect(write).not.toHaveBeenCalled();
  });
});
