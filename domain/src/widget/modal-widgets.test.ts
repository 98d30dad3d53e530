import { expect, it } from 'vitest';
import { makeLibrary } from '../testing/factories';
import { modalWidgets } from './modal-widgets';

const ORIGIN = 'https://help.example';
const library = makeLibrary({ library_refkey: 'acme' });

it('S7.5-03: lists the widget and the chat of a library by their addresses', () => {
  expect(modalWidgets(library, { origin: ORIGIN, isSelfManaged: false })).toEqual([
    { type: 'widget', url: `${ORIGIN}/widgetAdvanced/acme/dashboard`, is_modal: false, tag: '' },
    { type: 'chat', url: `${ORIGIN}/widgetAdvanced/acme/chat`, is_modal: false, tag: '' },
  ]);
});

it('S7.5-03: names the modal address of a chat that opens there', () => {
  const modal = makeLibrary({ library_refkey: 'acme', modalChatIntegration: { enable: true } });
  expect(modalWidgets(modal, { origin: ORIGIN, isSelfManaged: false })).toMatchObject([
    { type: 'widget', is_modal: true },
    { type: 'chat', is_modal: true, url: `${ORIGIN}/widgetAdvanced/acme/chatmodal` },
  ]);
});

it('D-143: adds the line of HTML, with the stored look, for a site that places the widget itself', () => {
  const widgetTheme = {
    themeColor: '#0f6e64',
    position: 'left',
    greeting: '',
    launcherLabel: 'Help from Acme',
  } as const;
  const [widget, chat] = modalWidgets(makeLibrary({ library_refkey: 'acme', widgetTheme }), {
    origin: ORIGIN,
    isSelfManaged: true,
  });
  expect(widget?.tag).toBe(
    `<script async src="${ORIGIN}/loader.js" data-library="acme" data-color="#0f6e64" data-position="left" data-label="Help from Acme"></script>`,
  );
  expect(chat?.tag).toBe('');
});
