import { createRoot } from 'react-dom/client';
import { preloadPage } from '../app/public/preload-page';
import { PublicApp } from '../app/public/public-app';
import { renderedContent } from '../app/public/rendered-content';
import { resumePage } from '../app/public/resume-page';
import { startOrExplain } from '../shared/config/start-or-explain';
import { withAppCheck } from '../shared/firebase/with-app-check';
import { isOfAdminArea, staffAddress } from '../shared/routes/staff-address';
import { putStylesFirst } from '../shared/ui-public/put-styles-first';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';
import { report } from '../shared/config/report';

const { pathname, search, hash } = window.location;
const ofStaff = staffAddress(pathname);

function renderPage(root: HTMLElement): void {
  preloadPage(pathname, search);
  // What visitors.html shows until now gives way in the same frame.
  root.replaceChildren();
  createRoot(root).render(<PublicApp />);
}

const start = () => {
  putStylesFirst();
  const root = document.getElementById('root');
  if (root === null) return;
  const content = renderedContent();
  if (content === undefined) renderPage(root);
  else resumePage(root, content).catch((error: unknown) => report('not-resumed', error));
};

const startAsVisitor = () => startOrExplain(() => withAppCheck('visitor', start));

async function startAsStaff() {
  const { showStaffEntry } = await import('../shared/routes/show-staff-entry');
  await showStaffEntry();
}

// An address of the staff in another case than Hosting knows it by (D-01).
if (ofStaff !== null && ofStaff !== pathname) window.location.replace(ofStaff + search + hash);
else if (isOfAdminArea(pathname)) {
  startAsStaff().catch((error: unknown) => {
    report('staff-entry', error);
    startAsVisitor();
  });
} else startAsVisitor();
