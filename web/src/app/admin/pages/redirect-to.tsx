import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/** Redirects a URL that has moved. */
export const redirectTo = (to: string): ComponentType =>
  function Redirect() {
    return <Navigate to={to} replace />;
  };
