import { createRoot } from 'react-dom/client';
import { preloadPage } from '../app/public/preload-page';
import { PublicApp } from '../app/public/public-app';
import { environment } from '../shared/config/environment';
import { startOrExplain } from '../shared/config/show-configuration-error';
import { staffAddress } from '../shared/routes/staff-address';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';

const { pathname, search, hash } = window.location;
const ofStaff = staffAddress(pathname);

const start = () => {
  environment();
  preloadPage(pathname);
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<PublicApp />);
};

// An address of the staff in another case than Hosting knows it by (D-01).
if (ofStaff !== null && ofStaff !== pathname) window.location.replace(ofStaff + search + hash);
else startOrExplain(start);
