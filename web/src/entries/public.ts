import { isRendered, isResting, preloadScripts } from '../app/public/rendered-content';
import { type EndRest, rest } from '../app/public/resting/rest';
import { whenTouched } from '../app/public/resting/when-touched';
import { whenWanted } from '../app/public/when-wanted';
import { isOfAdminArea, staffAddress } from '../shared/routes/staff-address';
import { putStylesFirst } from '../shared/ui-public/put-styles-first';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';
import { report } from '../shared/config/report';

const { pathname, search, hash } = window.location;
const staffUrl = staffAddress(pathname);

/** @returns what to do when the page is hydrated; nothing where the page did not rest */
async function untilWanted(): Promise<EndRest | undefined> {
  if (!isRendered()) return undefined;
  const endRest = isResting() ? rest() : undefined;
  await (endRest === undefined ? whenWanted() : whenTouched());
  preloadScripts();
  return endRest;
}

async function startAsVisitor() {
  putStylesFirst();
  const endRest = await untilWanted();
  const { startApp } = await import('../app/public/start-app');
  startApp(endRest);
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
