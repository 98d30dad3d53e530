import { Refusal } from '../say.mjs';
import { addEntry, addRow, literalOf } from './edit.mjs';
import { spellingsOf } from './names.mjs';

/**
 * Pieces that settings pages and other screens share. A new screen lists the library's newest mails: something that
 * exists and may be empty, fail or be refused, until its loader reads what the screen is for.
 */

/** The spellings of a screen's name. @throws Refusal for a name that says it is a page */
export function screenSpellings(kebab) {
  if (/(?:^|-)(?:page|screen)$/.test(kebab))
    throw new Refusal(`Leave out what '${kebab}' is: name what it shows.`);
  return spellingsOf(kebab);
}

const loaderFile = ({
  name,
  up,
}) => `import { listEmailLogs } from '@harborline/domain/api/activity/email-logs';
import { callApi } from '${up}/shared/api/call-api';

export interface ${name.pascal}Row {
  readonly id: string;
  readonly title: string;
}

/** The newest mails of the library by their subjects. @throws ApiError */
export async function load${name.pascal}(signal: AbortSignal): Promise<readonly ${name.pascal}Row[]> {
  const { emails } = await callApi(listEmailLogs, { query: {}, signal });
  return emails.map(({ id, subject }) => ({ id, title: subject }));
}
`;

export const textsOf = (name) => `
/** The wording is ours (D-47). */
export const ${name.constant}_TEXTS = {
  title: '${name.title}',
  intro: 'The newest mails that your library sent.',
  listTitle: 'Newest mails',
  refresh: 'Refresh',
  loadFailed: 'The mails could not be loaded.',
  emptyTitle: 'No mails yet',
} as const;
`;

const testFile = ({
  name,
  up,
  texts,
  address,
}) => `import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { ${name.constant}_TEXTS } from '@harborline/domain/texts/${texts}';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '${up}/shared/api/call-api';
import { freshRequests } from '${up}/shared/testing/fresh-requests';
import { renderAdmin } from '${up}/shared/testing/render-admin';
import { StaffSession } from '${up}/shared/testing/staff-session';
import { load${name.pascal} } from './load-${name.kebab}';
import { ${name.pascal}Page } from './${name.kebab}-page';

vi.mock('./load-${name.kebab}', () => ({ load${name.pascal}: vi.fn() }));
freshRequests();

const open = () =>
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'owner' })}>
      <${name.pascal}Page />
    </StaffSession>,
  );

beforeEach(() => void vi.mocked(load${name.pascal}).mockReset());
afterEach(cleanup);

describe('${address}', () => {
  it('shows that it is loading, then the list', async () => {
    vi.mocked(load${name.pascal}).mockResolvedValue([{ id: 'first', title: 'We have your request' }]);
    open();
    expect(screen.getByRole('heading', { name: ${name.constant}_TEXTS.title, level: 1 })).toBeTruthy();
    expect(screen.getByRole('status')).toBeTruthy();
    expect(await screen.findByText('We have your request')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows newer rows after a refresh', async () => {
    vi.mocked(load${name.pascal}).mockResolvedValue([{ id: 'first', title: 'We have your request' }]);
    open();
    const refresh = await screen.findByRole('button', { name: ${name.constant}_TEXTS.refresh });
    vi.mocked(load${name.pascal}).mockResolvedValue([{ id: 'second', title: 'A reply to your request' }]);
    await userEvent.click(refresh);
    expect(await screen.findByText('A reply to your request')).toBeTruthy();
  });

  it('says that there is nothing yet', async () => {
    vi.mocked(load${name.pascal}).mockResolvedValue([]);
    open();
    expect(await screen.findByText(${name.constant}_TEXTS.emptyTitle)).toBeTruthy();
  });

  it('tries again after a failure, and says when it is refused', async () => {
    vi.mocked(load${name.pascal}).mockRejectedValue(new ApiError(0, 'The server could not be reached.'));
    open();
    const retry = await screen.findByRole('button', { name: KIT_TEXTS.retry });
    expect(screen.getByText(${name.constant}_TEXTS.loadFailed)).toBeTruthy();
    vi.mocked(load${name.pascal}).mockRejectedValue(new ApiError(403, 'No.'));
    await userEvent.click(retry);
    expect(await screen.findByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});
`;

const SETTINGS = {
  imports: `import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
`,
  frame: 'SettingsPageFrame',
  skeleton: '<SettingsSkeleton sections={1} />',
  open: (texts) => `<SettingsSection title={${texts}.listTitle}>`,
  close: '</SettingsSection>',
};

const SCREEN = {
  imports: `import Typography from '@mui/material/Typography';
import { ListSkeleton } from '../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../shared/ui-admin/page-frame';
`,
  frame: 'PageFrame',
  skeleton: '<ListSkeleton />',
  open: (texts) => `<>
      <Typography variant="h2">{${texts}.listTitle}</Typography>`,
  close: '</>',
};

/** The screen: a frame with the list or its placeholder. */
function pageFile({ name, up, texts, address, isSettings }) {
  const { imports, frame, skeleton, open, close } = isSettings ? SETTINGS : SCREEN;
  const words = `${name.constant}_TEXTS`;
  return `import { ${words} } from '@harborline/domain/texts/${texts}';
import InboxIcon from '@mui/icons-material/InboxRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRequest } from '${up}/shared/requests/use-request';
import { DeniedState } from '${up}/shared/ui-admin/denied-state';
import { EmptyState } from '${up}/shared/ui-admin/empty-state';
import { ErrorState } from '${up}/shared/ui-admin/error-state';
import { load${name.pascal} } from './load-${name.kebab}';
${imports}
/** ${address} */
export function ${name.pascal}Page() {
  return (
    <${frame} title={${words}.title} intro={${words}.intro}>
      <${name.pascal}List />
    </${frame}>
  );
}

function ${name.pascal}List() {
  const { state, reload } = useRequest({ key: ['${name.kebab}'], load: load${name.pascal} });
  if (state.status === 'loading') return ${skeleton};
  if (state.status === 'denied') return <DeniedState />;
  if (state.status === 'failed') return <ErrorState title={${words}.loadFailed} onRetry={state.retry} />;
  if (state.data.length === 0) return <EmptyState icon={<InboxIcon />} title={${words}.emptyTitle} />;
  return (
    ${open(words)}
      <Box component="ul" aria-label={${words}.listTitle} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {state.data.map(({ id, title }) => (
          <Box key={id} component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        ))}
      </Box>
      <Box>
        <Button variant="outlined" color="inherit" onClick={() => void reload()}>
          {${words}.refresh}
        </Button>
      </Box>
    ${close}
  );
}
`;
}

/** The files of a screen: what it shows, what it loads, and a test of both. */
export const screenFiles = (all) => {
  const { folder, name } = all;
  return {
    [`web/src/features/${folder}/${name.kebab}-page.tsx`]: pageFile(all),
    [`web/src/features/${folder}/${name.kebab}-page.test.tsx`]: testFile(all),
    [`web/src/features/${folder}/load-${name.kebab}.ts`]: loaderFile(all),
  };
};

/** The edits that every screen needs: its route with its permission, what loads it, and its rewrite. */
export const routeEdits = ({ name, route, folder, before }) => ({
  'domain/src/permissions/table.ts': (source) =>
    addRow(source, literalOf('ROUTE_PERMISSIONS'), { key: route, value: 'generalSettings', before }),
  'web/src/app/admin/routes.ts': (source) =>
    addEntry(
      source,
      literalOf('SCREENS'),
      `screen('${route}', async () => (await import('../../features/${folder}/${name.kebab}-page')).${name.pascal}Page)`,
    ),
});

/** Writes firebase.json. */
export const HOSTING = {
  config: 'vitest.config.ts',
  file: 'web/src/app/hosting.test.ts',
  test: 'has the rewrites of the staff',
  writes: 'firebase.json',
};
