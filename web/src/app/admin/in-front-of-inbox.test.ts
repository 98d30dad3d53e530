// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { staticModules } from '../../shared/testing/static-modules';

const LIST = [
  'web/src/entries/admin.tsx',
  'web/src/app/admin/shell/admin-shell.tsx',
  'web/src/app/admin/pages/inbox-tab-page.tsx',
];
/** Loads separately once the list is shown. */
const THREAD = 'web/src/features/inbox/open-ticket.ts';

const ON_TOP_OF_PAGES = /@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover|Popper|Tooltip)\//;
const BEHIND_LIST =
  /src\/(?:shared\/firebase\/database|features\/(?:help-panel\/help-popover|inbox\/(?:thread\/thread-pane|reply\/outbox|held\/held-link)))\./;
const LATER_IN_LISTS = /@tanstack\/(?:react-)?virtual|inbox\/(?:list\/(?:virtual|swipe)|thumb-bar)\//;

describe('the inbox', async () => {
  const modulesOf = await staticModules([...LIST, THREAD]);

  it('loads neither the thread nor the panel of the help nor the live connection before the list', () => {
    const modules = modulesOf(LIST);
    expect(modules).toContain('web/src/features/inbox/list/ticket-list.tsx');
    expect(modules.filter((path) => BEHIND_LIST.test(path))).toEqual([]);
  });

  it('loads what long lists and fingers need where there are any', () => {
    const modules = modulesOf([...LIST, THREAD]);
    expect(modules.filter((path) => LATER_IN_LISTS.test(path))).toEqual([]);
  });

  it('loads dialogs, menus and hints when they are needed, or once the user is active', () => {
    const modules = modulesOf([...LIST, THREAD]);
    expect(modules).toContain('web/src/features/inbox/thread/thread-pane.tsx');
    expect(modules.filter((path) => ON_TOP_OF_PAGES.test(path))).toEqual([]);
  });
});
