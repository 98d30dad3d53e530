import { readPortMessage, readToRecorder } from '@harborline/domain/cobrowse/port-messages';
import { showBadge } from './badge';
import { recordPage } from './record-page';

/** Records the page until either side ends it, or the frame is gone. @returns what ends it */
function serve(port: MessagePort, texts: { readonly notice: string; readonly stop: string }): () => void {
  const recording = recordPage((event) => port.postMessage({ kind: 'event', event }));
  const end = () => {
    recording.stop();
    badge.remove();
    port.close();
  };
  const badge = showBadge(texts, () => {
    port.postMessage({ kind: 'stop' });
    end();
  });
  port.onmessage = ({ data }) => {
    const kind = readToRecorder(data)?.kind;
    if (kind === 'whole') recording.tellWhole();
    if (kind === 'stop') end();
  };
  // The widget may show another page, or be removed: browsers tell it here, others by what the frame says last.
  port.addEventListener('close', end);
  return end;
}

/** Takes the port of a frame of ours on this page, and records for it, one at a time. @param origin of our frames */
export function takePorts(origin: string): void {
  let end = () => {};
  window.addEventListener('message', ({ data, origin: from, source, ports: [port] }) => {
    const texts = readPortMessage(data);
    if (from !== origin || texts === null || port === undefined) return;
    // A frame within a frame of somebody else's is not the widget of this page.
    if (!(source !== null && 'parent' in source && source.parent === window)) return;
    end();
    port.postMessage({ kind: 'ready' });
    end = serve(port, texts);
  });
}
