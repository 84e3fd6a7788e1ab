/**
 * The order of events in Firefox: the second page of a first visit registers the worker in the moment between its
 * installation and its start. Runs inside the page, before its own scripts.
 */
export function meetWorkerBeforeItStarts(): void {
  localStorage.clear();
  let hasStarted = false;
  const active = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'active');
  const read = (registration: object) => active?.get?.call(registration) as ServiceWorker;
  Object.defineProperties(ServiceWorkerRegistration.prototype, {
    active: {
      get() {
        return hasStarted ? read(this as object) : null;
      },
    },
    waiting: {
      get() {
        const worker = read(this as object);
        addEventListener('test:worker-starts', () => {
          hasStarted = true;
          worker.dispatchEvent(new Event('statechange'));
        });
        return hasStarted ? null : worker;
      },
    },
  });
  Object.defineProperties(ServiceWorker.prototype, {
    state: { get: () => (hasStarted ? 'activated' : 'installed') },
  });
  const started = new Promise<void>((resolve) =>
    addEventListener('test:worker-starts', () => resolve()),
  );
  const ready = Object.getOwnPropertyDescriptor(ServiceWorkerContainer.prototype, 'ready');
  Object.defineProperties(ServiceWorkerContainer.prototype, {
    controller: { get: () => null },
    ready: {
      get() {
        return started.then(() => ready?.get?.call(this) as Promise<ServiceWorkerRegistration>);
      },
    },
  });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...options) {
    const registration = await register.apply(this, options);
    setTimeout(() => {
      document.documentElement.dataset['met'] = 'yes';
    }, 500);
    return registration;
  };
}
