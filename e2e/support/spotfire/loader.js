// Stands in for the script of a Spotfire server: every call goes to the stand-in server, which records it and says what happens.
(() => {
  const root = new URL('..', document.currentScript.src);
  let last = Promise.resolve();

  /** Calls reach the server one after the other; what it does not answer stays unanswered. */
  function send(name, args, answer) {
    const body = JSON.stringify({ name, args, cookie: document.cookie });
    const sent = last.then(() => fetch(new URL('call', root), { method: 'POST', body }));
    last = sent.catch(() => undefined);
    sent
      .then((response) => response.json())
      .then((reply) => {
        for (const { code, description } of reply.errors)
          for (const listener of errorListeners) listener(code, description);
        if (!reply.silent) answer?.(reply.answer);
      });
  }

  const errorListeners = [];
  const enums = (...names) => Object.fromEntries(names.map((name) => [name, { operation: name }]));

  const document_ = {
    getPages: (answer) => send('getPages', [], answer),
    getActivePage: (answer) => send('getActivePage', [], answer),
    setActivePage: (page) => send('setActivePage', [page]),
    exportToPdf: () => send('exportToPdf', []),
    onDocumentReady: (listener) => send('onDocumentReady', [], listener),
    marking: {
      getMarkingNames: (answer) => send('getMarkingNames', [], answer),
      setMarking: (...args) => send('setMarking', args),
    },
    filtering: {
      getActiveFilteringScheme: (answer) => send('getActiveFilteringScheme', [], answer),
      setFilter: (...args) => send('setFilter', args),
      setFilters: (...args) => send('setFilters', args),
    },
    data: { getActiveDataTable: (answer) => send('getActiveDataTable', [], answer) },
  };

  function createApplication(...settings) {
    const [serverRoot, customization, path, parameters, reuse, version, onReady] = settings;
    const openedListeners = [];
    let frame = null;
    const application = {
      onOpened: (listener) => openedListeners.push(listener),
      onError: (listener) => errorListeners.push(listener),
      openDocument(elementId, page) {
        frame = document.createElement('iframe');
        frame.title = 'The player';
        frame.style.cssText = 'width:100%;height:100%;border:0';
        frame.src = new URL(`analysis?path=${encodeURIComponent(path)}`, serverRoot).href;
        document.getElementById(elementId).replaceChildren(frame);
        send('openDocument', [page], () => {
          for (const listener of openedListeners) listener(document_);
        });
      },
      close() {
        frame?.remove();
        send('close', []);
      },
      logout: () => send('logout', []),
    };
    send('createApplication', [serverRoot, customization, path, parameters, reuse, version], (result) =>
      onReady(result, application),
    );
  }

  window.spotfire = {
    webPlayer: {
      createApplication,
      markingOperation: enums('REPLACE', 'ADD', 'SUBTRACT', 'TOGGLE', 'INTERSECT', 'CLEAR'),
      filteringOperation: enums('ADD', 'REMOVE', 'REPLACE', 'ADD_ALL', 'REMOVE_ALL', 'RESET'),
    },
  };
})();
