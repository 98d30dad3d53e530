import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { allows, denies, get, layOut, limit, list, remove, set, update, where } from './support/firestore';
import { EVERYBODY, LIB, OTHER_LIB, OUTSIDERS } from './support/people';
import { useWorld } from './support/world';

useWorld();

const PAGE = docPath.statusPage(LIB);
const HISTORY = docPath.statusHistory(LIB);
const page = (isPublished: boolean) => ({ support_lib_id: LIB, is_published: isPublished, incidents: [] });
const WRITES = [update(PAGE, { is_published: true }), remove(PAGE), set(PAGE, page(true))];

describe('StatusPages (D-38)', () => {
  it('are read by anyone once they are published, with or without an account', async () => {
    await layOut({ [PAGE]: page(true) });
    await allows(EVERYBODY, get(PAGE));
  });

  it('are read by those who manage them before, and by nobody else', async () => {
    await layOut({ [PAGE]: page(false) });
    await allows(['owner', 'admin'], get(PAGE));
    await denies(['agent', ...OUTSIDERS], get(PAGE));
  });

  it('are asked for by those who manage them before there is one', async () => {
    await allows(['owner', 'admin'], get(PAGE));
    await denies(['agent', ...OUTSIDERS], get(PAGE));
    await denies(['owner', 'admin'], get(docPath.statusPage(OTHER_LIB)));
  });

  it('are read by those who manage the library that they belong to, wherever they lie', async () => {
    await layOut({ [PAGE]: { ...page(false), support_lib_id: OTHER_LIB } });
    await denies(['owner', 'admin'], get(PAGE));
    await allows(['otherOwner'], get(PAGE));
  });

  it('are listed and written by nobody', async () => {
    await layOut({ [PAGE]: page(true), [HISTORY]: page(true) });
    for (const write of WRITES) await denies(EVERYBODY, write);
    await denies(EVERYBODY, list('StatusPages', where('support_lib_id', '==', LIB), limit(1)));
  });
});

describe('StatusHistories (D-38)', () => {
  it('are read by anyone once the page is published, and before by those who manage it', async () => {
    await layOut({ [HISTORY]: page(true) });
    await allows(EVERYBODY, get(HISTORY));
    await layOut({ [HISTORY]: page(false) });
    await allows(['owner', 'admin'], get(HISTORY));
    await denies(['agent', ...OUTSIDERS], get(HISTORY));
    await denies(['owner'], update(HISTORY, { is_published: true }));
  });

  it('are asked for by those who manage them before there is one', async () => {
    await allows(['owner', 'admin'], get(HISTORY));
    await denies(['agent', ...OUTSIDERS], get(HISTORY));
  });

  it('belong to the library that they name, wherever they lie', async () => {
    await layOut({ [HISTORY]: { ...page(false), support_lib_id: OTHER_LIB } });
    await denies(['owner', 'admin'], get(HISTORY));
    await allows(['otherOwner'], get(HISTORY));
  });
});
