import { isRendered, preloadScripts } from '../app/public/rendered-content';
import { whenWanted } from '../app/public/when-wanted';
import { isOfAdminArea, staffAddress } from '../shared/routes/staff-address';
import { putStylesFirst } from '../shared/ui-public/put-styles-first';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';
import { report } from '../shared/config/report';

const { pathname, search, hash } = window.location;
const ofStaff = staffAddress(pathname);

async function startAsVisitor() {
  putStylesFirst();
  if (isRendered()) {
    await whenWanted();
    preloadScripts();
  }
  const { startApp } = await import('../app/public/start-app');
  startApp();
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

// An address of the staff in another case than Hosting knows it by (D-01).
if (ofStaff !== null && ofStaff !== pathname) window.location.replace(ofStaff + search + hash);
else {
  const start = isOfAdminArea(pathname) ? startAsStaff : startAsVisitor;
  start().catch((error: unknown) => report('not-started', error));
}
