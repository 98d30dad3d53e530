import { getModalWidgets } from '@harborline/domain/api/integration/modal-widgets';
import { docPath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

const PATH = '/api/integration/modal_widgets';

let libraryId: string;
let agent: Identity;
beforeAll(async () => {
  libraryId = await newLibrary();
  await db.doc(docPath.library(libraryId)).update({ modalChatIntegration: { enable: true } });
  agent = await newStaff(libraryId, 'agent');
});

const get = (query: string, { token }: Pick<Identity, 'token'> = agent) =>
  call('GET', `${PATH}?${query}`, undefined, { token });

describe('GET modal_widgets (S7.5-03, D-143)', () => {
  it.each(['', '&sm=0'])('lists the widget and the chat of the caller’s library%s', async (more) => {
    const { status, body } = await get(`support_lib_id=${libraryId}${more}`);
    expect(status).toBe(200);
    const { widgets } = getModalWidgets.answer.parse(body.data);
    expect(widgets.map(({ type, is_modal, tag }) => ({ type, is_modal, tag }))).toEqual([
      { type: 'widget', is_modal: true, tag: '' },
      { type: 'chat', is_modal: true, tag: '' },
    ]);
    expect(widgets[1]?.url).toMatch(/^http:\/\/localhost:\d+\/widgetAdvanced\/[\w-]+\/chatmodal$/);
  });

  it('adds the line of HTML for a site that places the widget itself', async () => {
    const { body } = await get(`support_lib_id=${libraryId}&sm=1`);
    const { widgets } = getModalWidgets.answer.parse(body.data);
    expect(widgets[0]?.tag).toMatch(/^<script async src="http:\/\/localhost:\d+\/loader\.js" data-library="/);
  });

  it.each(['', 'sm=1', 'support_lib_id=a/b', 'sm=2'])(
    'refuses a query without sense: "%s"',
    async (query) => {
      const asked = query === 'sm=2' ? `support_lib_id=${libraryId}&sm=2` : query;
      expect((await get(asked)).status).toBe(400);
    },
  );

  it('tells nothing of another library, and nothing to visitors', async () => {
    const other = await newLibrary();
    expect((await get(`support_lib_id=${other}`)).status).toBe(404);
    expect((await get(`support_lib_id=${libraryId}`, await newVisitor())).status).toBe(403);
    expect((await call('GET', `${PATH}?support_lib_id=${libraryId}`, undefined, {})).status).toBe(401);
  });
});
