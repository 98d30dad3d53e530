import type { ChosenFile } from './chosen-files';
import { readChosen } from './read-chosen';

// Reading thousands of articles takes seconds, in which the page must answer.
addEventListener('message', ({ data }: MessageEvent<readonly ChosenFile[]>) => {
  readChosen(data).then(
    (source) => postMessage(source),
    () => postMessage(null),
  );
});
