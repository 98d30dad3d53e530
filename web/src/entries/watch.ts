import { readPart } from '@harborline/domain/cobrowse/part';
import { partAssembler } from '@harborline/domain/cobrowse/part-assembler';
import { createMirror } from '../watch/mirror';
import { readEvents } from '../watch/read-events';
import { unpack } from '../watch/unpack';

/** Shows the parts that come through a port, one batch after the other, and tells how large the page is. */
function show(port: MessagePort): void {
  const take = partAssembler();
  const mirror = createMirror((size) => port.postMessage(size));
  let last = Promise.resolve();
  port.onmessage = ({ data }) => {
    const part = readPart(data);
    if (part === null) return;
    for (const { packed } of take(part)) {
      last = last.then(async () => {
        // A batch that does not read is left out: the next whole page shows what it changed.
        for (const event of readEvents(await unpack(packed).catch(() => '[]'))) mirror.apply(event);
      });
    }
  };
}

/** The page in the frame of /screenshare: without an origin, a session or a network of its own, it shows what it is given. */
window.addEventListener('message', ({ source, ports: [port] }) => {
  if (source === window.parent && port !== undefined) show(port);
});
// What is shown is a picture of a page: nothing in it leads anywhere.
for (const name of ['click', 'auxclick', 'submit', 'dragstart'])
  document.addEventListener(name, (event) => event.preventDefault(), { capture: true });
