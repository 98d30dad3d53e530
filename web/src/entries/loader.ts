import type { HarborlineCall } from '../../public/loader';
import { startWidget } from '../loader/start-widget';

/** Runs the calls that a page made before, and those that it makes from now on; other widgets run them as well. */
function takeCalls(run: (call: HarborlineCall) => void): void {
  window.harborline ??= [];
  const calls = window.harborline;
  const push = calls.push.bind(calls);
  calls.forEach(run);
  calls.push = (...added) => {
    added.forEach(run);
    return push(...added);
  };
}

/** The script of a site: `<script async src="https://…/loader.js" data-library="key"></script>`. */
const source = document.currentScript as HTMLScriptElement | null;
if (source?.dataset.library) takeCalls(startWidget(source));
