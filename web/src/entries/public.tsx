import { createRoot } from 'react-dom/client';
import { preloadPage } from '../app/public/preload-page';
import { PublicApp } from '../app/public/public-app';
import { environment } from '../shared/config/environment';
import { startOrExplain } from '../shared/config/show-configuration-error';
import '../shared/ui-public/base.css';
import '../shared/ui-public/components.css';
import '../features/help-center/help-center.css';

startOrExplain(() => {
  environment();
  preloadPage(window.location.pathname);
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<PublicApp />);
});
