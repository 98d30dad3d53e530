import { isRendered, isResting, preloadScripts, restsAlone } from '../app/public/rendered-content';
import { hasUnfinished } from '../app/public/resting/has-unfinished';
import { rest } from '../app/public/resting/rest';
import { whenWanted } from '../app/public/when-wanted';
import { isFramed } from '../shared/frame/is-framed';
import { isOfAdminArea, staffAddress } from '../shared/routes/staff-address';
import { putStylesFirst } from '../shared/ui-public/put-styles-first';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';
import { report } from '../shared/config/report';

const { pathname, search, hash } = window.location;
const staffUrl = staffAddress(pathname);

/** What every page of the widget needs, however little the rest of it does. */
async function startInFrame() {
  if (isFramed(pathname)) (await import('../app/public/widget/start-frame')).startFrame(pathname);
}

async function startAsVisitor() {
  putStylesFirst();
  startInFrame().catch((error: unknown) => report('not-loaded', error));
  if (isResting() && (restsAlone() || !hasUnfinished())) {
    rest();
    return;
  }
  if (isRendered()) {
    await whenWanted();
    preloadScripts();
  }
  const { startApp } = await import('../app/public/start-app');
  await startApp();
}

async function startAsStaff() {
  try {
    const { showStaffEntry } = await import('../shared/routes/show-staff-entry');
    await showStaffEntry();
  } catch (error) {
    report('staff-entry', error);
    await startAsVisitor();
  }
}

// A staff URL in a case that Hosting does not know (D-01).
if (staffUrl !== null && staffUrl !== pathname) window.location.replace(staffUrl + search + hash);
else {
  const start = isOfAdminArea(pathname) ? startAsStaff : startAsVisitor;
  start().catch((error: unknown) => report('not-started', error));
}
